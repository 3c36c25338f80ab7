market-caravan = Караван
market-caravan-text = Во время вашей доставки: до 4 отрядов путешествуют бесплатно.
market-hidden-cache = Глубокий тайник
