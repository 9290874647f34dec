import { CATEGORY as C } from '#catalogue/category-ids'
import { ALL, type Line, line } from './line'

/** Knitwear. */
export const KNIT_LINES = {
  'cable-lambswool': line('cable-knit', 'plain', '034', 'lambswool', C.cableKnits, 'knit', 'regular', [13, 16], 7),
  'cable-alpaca': line('cable-knit', 'plain', '125', 'alpaca', C.cableKnits, 'knit', 'loose', [14, 18], 5),
  'cable-cotton': line('cable-knit', 'plain', ALL, 'cotton-knit', C.cableKnits, 'knit', 'regular', [9, 12], 3),
  'jumper-merino': line('jumper', 'plain', '0235', 'merino', C.fineKnits, 'fine', 'regular', [9, 12], 6),
  'jumper-cashmere': line('jumper', 'plain', '0235', 'cashmere', C.fineKnits, 'fine', 'regular', [17, 21], 4),
  'jumper-cotton': line('jumper', 'plain', '02', 'cotton-knit', C.fineKnits, 'jersey', 'regular', [6, 9], 2),
  'jumper-crop': line('jumper', 'plain', '14', 'merino', C.fineKnits, 'fine', 'loose', [8, 11], 5),
  'jumper-stripe': line('jumper', 'stripe', ALL, 'cotton-knit', C.fineKnits, 'stripes', 'regular', [7, 10], 10),
  'cardigan-fine': line('cardigan', 'plain', '05', 'merino', C.cardigans, 'fine', 'regular', [10, 13], 4),
  'cardigan-rib': line('cardigan', 'plain', '16', 'cotton-knit', C.cardigans, 'fine', 'slim', [8, 11], 4),
  'cardigan-long': line('cardigan', 'plain', '2', 'merino', C.cardigans, 'knit', 'loose', [13, 16], 3),
  'cardigan-cable': line('cardigan', 'plain', '38', 'lambswool', C.cardigans, 'knit', 'regular', [14, 17], 4),
  'cardigan-boucle': line('cardigan', 'plain', '4', 'boucle', C.cardigans, 'boucle', 'regular', [13, 16], 3),
  'rollneck-merino': line('roll-neck', 'plain', '04', 'merino', C.rollNecks, 'fine', 'slim', [9, 12], 4),
  'rollneck-cashmere': line('roll-neck', 'plain', '8', 'cashmere', C.rollNecks, 'fine', 'regular', [18, 21], 3),
  'rollneck-chunky': line('roll-neck', 'plain', '15', 'lambswool', C.rollNecks, 'knit', 'loose', [13, 16], 4),
  'rollneck-rib': line('roll-neck', 'plain', '26', 'cotton-knit', C.rollNecks, 'fine', 'slim', [8, 10], 4),
  'rollneck-cable': line('roll-neck', 'plain', '37', 'alpaca', C.rollNecks, 'knit', 'loose', [14, 17], 4),
  'rollneck-stripe': line('roll-neck', 'stripe', '04', 'merino', C.rollNecks, 'stripes', 'slim', [10, 12], 3),
  'vest-fine': line('knit-vest', 'plain', '03', 'merino', C.knitVests, 'fine', 'regular', [8, 10], 4),
  'vest-cable': line('knit-vest', 'plain', '14', 'lambswool', C.knitVests, 'knit', 'regular', [9, 12], 3),
  'vest-rib': line('knit-vest', 'plain', '25', 'cotton-knit', C.knitVests, 'fine', 'slim', [6, 9], 3),
} as const satisfies Record<string, Line>
