import { visibleText } from '@/lib/config/visible-text'

const CONTROLS = /[^\P{Cc}\n]/gu

/** A typed text of several lines, without control characters and invisible ones. */
export const typedText = (text: string): string => visibleText(text.replaceAll('\r\n', '\n').replace(CONTROLS, ' '))
