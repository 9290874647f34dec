// Prints the result of `gatherMockTexts` as JSON. Must be run with tsx.
import { gatherMockTexts } from './gather-mock-texts.mjs'

process.stdout.write(JSON.stringify(gatherMockTexts()))
