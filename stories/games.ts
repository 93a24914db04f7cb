// Games and positions that were played, or that are problems in print: moves, names and dates.

/** Black has just played 17-22, and White has forty-three moves behind him. */
export const afterMove43 = 'W:W25,27,29,32,33,34,35,36,37:B9,10,16,18,19,21,22,23,26';

export const wiersmaUutma = `[White "Harm Wiersma"]
[Black "Arno Uutma"]
[Date "2005.09.21"]
[Result "2-0"]
[GameType "20"]

1. 33-29 19-23 2. 35-30 13-19 3. 30-25 20-24 4. 29x20 15x24 5. 32-28 23x32
6. 37x28 8-13 7. 39-33 18-23 8. 42-37 23x32 9. 37x28 12-18 10. 47-42 7-12
11. 41-37 1-7 12. 44-39 2-8 13. 46-41 10-15 14. 37-32 17-21 15. 41-37 18-23
16. 31-27 12-18 17. 40-35 7-12 18. 34-30 21-26 19. 49-44 11-17 20. 44-40 17-21
21. 40-34 24-29 22. 33x24 14-20 23. 25x14 9x40 24. 45x34 15-20 25. 30-25 20-24
26. 34-30 3-9 27. 50-44 9-14 28. 44-40 4-9 29. 40-34 5-10 30. 39-33 6-11
31. 34-29 23x34 32. 30x39 18-23 33. 39-34 24-29 34. 33x24 19x39 35. 43x34 12-18
36. 28x19 13x24 37. 38-33 18-23 38. 42-38 8-13 39. 48-42 13-18 40. 33-29 24x33
41. 38x29 14-19 42. 42-38 11-17 43. 38-33 17-22 44. 25-20 22x42 45. 20-14 9x20
46. 36-31 26x30 47. 35x4 23x34 48. 4x26 2-0`;

/** Three games of the match for the world title of 1973. */
export const match1973 = `[Event "World championship match"]
[Site "The Hague"]
[Date "1973.10.02"]
[Round "1"]
[White "Ton Sijbrands"]
[Black "Andris Andreiko"]
[Result "1-1"]

1. 33-29 19-23 2. 35-30 14-19 3. 40-35 17-22 4. 45-40 10-14 5. 30-25 20-24
6. 29x20 15x24 7. 50-45 5-10 8. 32-28 23x32 9. 37x17 12x21 10. 38-33 7-12
11. 31-26 1-7 12. 26x17 12x21 13. 34-29 10-15 14. 29x20 15x24 15. 40-34 18-23
16. 34-29 23x34 17. 39x30 13-18 18. 44-40 18-23 19. 41-37 8-13 20. 37-32 21-26
21. 40-34 4-10 22. 43-38 16-21 23. 49-43 11-16 24. 34-29 23x34 25. 30x39 7-12
26. 33-28 21-27 27. 32x21 26x17 28. 46-41 13-18 29. 41-37 3-8 30. 38-32 18-22
31. 39-33 16-21 32. 42-38 6-11 33. 33-29 22x31 34. 36x18 24x33 35. 18-12 33-38
36. 12x3 38x49 37. 3x26 49x27 38. 26-12 1-1

[Event "World championship match"]
[Site "The Hague"]
[Date "1973.10.03"]
[Round "2"]
[White "Andris Andreiko"]
[Black "Ton Sijbrands"]
[Result "0-2"]

1. 32-28 18-22 2. 37-32 12-18 3. 41-37 7-12 4. 46-41 1-7 5. 34-29 19-23
6. 28x19 14x34 7. 40x29 10-14 8. 35-30 20-25 9. 30-24 14-20 10. 32-28 16-21
11. 31-26 11-16 12. 37-32 21-27 13. 32x21 16x27 14. 44-40 5-10 15. 39-34 10-14
16. 43-39 14-19 17. 41-37 19x30 18. 38-32 27x38 19. 26-21 17x26 20. 28x17 12x21
21. 29-24 30x19 22. 36-31 38x29 23. 34x1 9-14 24. 42-38 2-7 25. 1x9 4x13
26. 38-32 6-11 27. 31-27 11-16 28. 39-33 19-23 29. 33-28 14-19 30. 50-44 8-12
31. 48-43 12-17 32. 44-39 13-18 33. 39-33 25-30 34. 43-39 19-24 35. 28x19 24x13
36. 33-28 17-22 37. 28x17 21x12 38. 32-28 30-35 39. 40-34 12-17 40. 39-33 35-40
41. 33-29 20-24 42. 29x20 15x24 43. 34-30 24x35 44. 45x34 3-9 45. 27-22 18x27
46. 28-23 9-14 47. 49-44 27-31 48. 47-42 31-36 49. 44-39 26-31 50. 37x26 36-41
51. 42-37 41x32 52. 39-33 32-37 53. 34-29 0-2

[Event "World championship match"]
[Site "The Hague"]
[Date "1973.10.05"]
[Round "3"]
[White "Ton Sijbrands"]
[Black "Andris Andreiko"]
[Result "1-1"]

1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10
6. 35-30 20-25 7. 33-29 10-14 8. 40-35 17-22 9. 31-27 22x31 10. 36x27 11-17
11. 45-40 6-11 12. 30-24 19x30 13. 35x24 14-20 14. 38-33 17-21 15. 42-38 21-26
16. 41-36 11-17 17. 48-42 1-6 18. 50-45 6-11 19. 33-28 26-31 20. 28x19 31x22
21. 19-14 22-28 22. 32x23 13-19 23. 24x22 17x10 24. 29-23 9-13 25. 38-33 10-14
26. 42-38 14-19 27. 23x14 20x9 28. 33-28 12-18 29. 39-33 7-12 30. 44-39 13-19
31. 34-30 25x34 32. 40x29 19-24 33. 29x20 15x24 34. 39-34 9-14 35. 43-39 8-13
36. 45-40 11-17 1-1`;

/** How two of those three games begin: one as the line, one as a variation. */
export const openings = '1. 33-29 19-23 (1. ... 20-24 2. 29x20 15x24) 2. 35-30 14-19';

/** Leclercq against Weiss, Paris 1903: Black to move wins. */
export const leclercqWeiss = 'B:W18,23,28,33,34,36,37,38,39:B1,3,11,14,15,17,19,21,26';

/** The smallest form of the Coup Philippe: White gives a man and takes three. */
export const coupPhilippe = 'W:W34,40,45:B12,23,25';

/** A king takes four men, and may end where it began. */
export const roundTrip = 'W:WK38:B18,19,32,33';

/** A white man takes one man, or three: Russian, pool and Brazilian draughts differ. */
export const crowning = 'W:Wh6:Bc5,d2,g7';

/** A white king and man against a king, after Walinga, 1976: Frisian draughts. */
export const walinga = 'W:W28,K46:BK43';

/** The beginning of a game with comments, variations, glyphs and clocks. */
export const annotated = `[Event "Example"]
[White "White player"]
[Black "Black player"]
[Result "1-1"]
[GameType "20"]

1. 33-29 {[%clock w0:59:50] The man leaves 33.} 19-23 {[%clock B0:59:40]}
(1... 20-24 2. 29x20 15x24 {Black has exchanged.} (2... 14x25))
2. 35-30! 14-19 3. 40-35 17-22 {White can go on in the centre. [#]} 4. 45-40 10-14 1-1`;

/** A game with a move that is not legal. */
export const faulty = '1. 33-29 19-23 2. 35-30 14-20 3. 50-3 20-24';

/** The same with its solution, as an author types it. */
export const philippe = `[FEN "W:W34,40,45:B12,23,25"]
[Result "2-0"]

1. 34-30 (1. 34-29 $2 {This gives it away.} 23x34 2. 40x29) 25x34 2. 40x7 {The coup Philippe.} *`;

/** Two puzzles: a series. */
export const philippes = `${philippe}\n\n[FEN "W:W32:B5,28"]\n\n1. 32x23 *`;

/** The moves with which Weiss won. */
export const leclercqWeissLine = `[FEN "${leclercqWeiss}"]\n\n1... 14-20 2. 23x25 26-31 3. 36x7 1x41 0-2`;

/** Dubois: at the end 29x9 and 29x27 both take six. */
export const equalCaptures = `[FEN "W:W23,24,28,29,34,36,39,42,44:B11,12,13,14,15,17,21,22,35"]

1. 23-19 14x32 2. 44-40 35x33 3. 29x9 *`;

/** After 32-28 Black may take with either man; 38 takes both after either. */
export const twoDefences = `[FEN "W:W32,38,42,43,48:B22,23"]

1. 32-28 23x32 (1... 22x33 2. 38x18) 2. 38x18 *`;
