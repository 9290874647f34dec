import { CATEGORY as C } from '#catalogue/category-ids'
import { type Line, line } from './line'

/** Lines of shoes. */
export const SHOE_LINES = {
  'boot-chelsea': line('boot', 'plain', '03', 'leather', C.boots, 'boots', 'none', [17, 20], 5),
  'boot-low': line('boot', 'plain', '14', 'leather', C.boots, 'boots', 'none', [16, 18], 5),
  'boot-high': line('boot', 'plain', '25', 'leather', C.boots, 'boots', 'none', [19, 22], 5),
  'trainer-leather': line('trainer', 'plain', '0235', 'leather', C.trainers, 'trainers', 'none', [11, 15], 10),
  'trainer-retro': line('trainer', 'plain', '14', 'leather', C.trainers, 'trainers', 'none', [10, 13], 5),
  'loafer-penny': line('loafer', 'plain', '0', 'leather', C.loafers, 'loafers', 'none', [13, 16], 3),
  'loafer-horsebit': line('loafer', 'plain', '1', 'leather', C.loafers, 'loafers', 'none', [14, 17], 3),
  'loafer-lug': line('loafer', 'plain', '2', 'patent', C.loafers, 'loafersDark', 'none', [14, 17], 2),
  'loafer-tassel': line('loafer', 'plain', '3', 'suede', C.loafers, 'loafers', 'none', [13, 15], 3),
  'ballerina-bow': line('ballerina', 'plain', '0', 'leather', C.ballerinas, 'ballerinas', 'none', [9, 12], 3),
  'ballerina-mary': line('ballerina', 'plain', '1', 'patent', C.ballerinas, 'ballerinas', 'none', [10, 13], 3),
  'ballerina-cap': line('ballerina', 'plain', '2', 'leather', C.ballerinas, 'ballerinas', 'none', [10, 13], 3),
  'ballerina-suede': line('ballerina', 'plain', '3', 'suede', C.ballerinas, 'ballerinas', 'none', [9, 12], 3),
  'pump-stiletto': line('pump', 'plain', '0', 'leather', C.pumps, 'pumps', 'none', [13, 16], 3),
  'pump-block': line('pump', 'plain', '1', 'suede', C.pumps, 'pumps', 'none', [12, 15], 3),
  'pump-sling': line('pump', 'plain', '2', 'leather', C.pumps, 'pumps', 'none', [12, 15], 3),
  'pump-patent': line('pump', 'plain', '3', 'patent', C.pumps, 'pumps', 'none', [13, 16], 3),
  'sandal-slide': line('sandal', 'plain', '0', 'leather', C.sandals, 'sandals', 'none', [8, 11], 3),
  'sandal-block': line('sandal', 'plain', '1', 'leather', C.sandals, 'sandals', 'none', [11, 14], 3),
  'sandal-strappy': line('sandal', 'plain', '2', 'leather', C.sandals, 'sandals', 'none', [8, 11], 3),
  'sandal-mule': line('sandal', 'plain', '3', 'suede', C.sandals, 'sandalsSuede', 'none', [9, 12], 2),
  'sandal-stiletto': line('sandal', 'plain', '4', 'patent', C.sandals, 'sandals', 'none', [12, 15], 3),
} as const satisfies Record<string, Line>
