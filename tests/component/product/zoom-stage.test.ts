// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createZoomStage, type ZoomStage } from '@/components/product/zoom-stage'

let stage: HTMLElement
let zoom: ZoomStage

beforeEach(() => {
  stage = document.createElement('div')
  stage.setPointerCapture = vi.fn()
  document.body.replaceChildren(stage)
  const picture = stage.appendChild(document.createElement('img'))
  zoom = createZoomStage({ stage, picture, onSwipe: vi.fn(), onDismiss: vi.fn(), signal: new AbortController().signal })
})

/** A press of the mouse on the stage; `detail` counts the presses that follow each other fast. */
function press(detail: number) {
  const pointer = (type: string) =>
    stage.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId: 1, pointerType: 'mouse' }))
  pointer('pointerdown')
  fireEvent.mouseDown(stage, { detail })
  pointer('pointerup')
  if (detail === 2) fireEvent.doubleClick(stage, { detail })
}
const isMagnified = () => stage.hasAttribute('data-zoomed')

it('a double click magnifies and takes it back', () => {
  press(1)
  press(2)
  expect(isMagnified()).toBe(true)
  press(1)
  press(2)
  expect(isMagnified()).toBe(false)
})

it('a double click whose first press opened the viewer magnifies nothing', () => {
  press(2)
  expect(isMagnified()).toBe(false)
})

it('nor does a press from before the viewer was closed count', () => {
  press(1)
  zoom.reset()
  press(2)
  expect(isMagnified()).toBe(false)
})
