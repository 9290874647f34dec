// Prints what `gatherMockTexts` finds as JSON; run under tsx.
import { gatherMockTexts } from './gather-mock-texts.mjs'

process.stdout.write(JSON.stringify(gatherMockTexts()))
