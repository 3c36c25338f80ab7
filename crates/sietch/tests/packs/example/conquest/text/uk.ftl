market-caravan = Караван
market-caravan-text = Під час вашої доставки: до 4 загонів подорожують безкоштовно.
market-hidden-cache = Глибока схованка
