# Сцены, завершение игры и ходы других.

close = Закрыть
pace = Темп чужих ходов
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-once = Сразу
since = После вашего хода
since-of = { $at } из { $all }
since-nothing = Пока ничего не произошло.
for-you = Для вас
others-move = Ходы других
then-you = Потом ваш ход.
once-more = Ещё раз
to-my-turn = К моему ходу
to-now = К текущему моменту
space-key = Пробел
