# Сцени, завершення гри й ходи інших.

close = Закрити
pace = Темп чужих ходів
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-once = Одразу
since = Після вашого ходу
since-of = { $at } із { $all }
since-nothing = Ще нічого не сталося.
for-you = Для вас
others-move = Ходи інших
then-you = Потім ваш хід.
once-more = Ще раз
to-my-turn = До мого ходу
to-now = До поточного моменту
space-key = Пробіл
