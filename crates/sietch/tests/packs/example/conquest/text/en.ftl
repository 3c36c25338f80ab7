market-caravan = Caravan
market-caravan-text = In your shipment: up to 4 troops travel free.
market-hidden-cache = Deep Cache
