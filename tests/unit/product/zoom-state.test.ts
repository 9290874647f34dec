import { describe, expect, it } from 'vitest'
import { FITTED, type Frame, fittedSize, MAX_SCALE, panBy, zoomAt } from '@/components/product/zoom-state'

const frame: Frame = { stage: { width: 1000, height: 500 }, picture: { width: 400, height: 500 } }

describe('the full-screen picture', () => {
  it('keeps the point under the finger when it is magnified', () => {
    const state = zoomAt(FITTED, 4, { x: 100, y: 50 }, frame)
    expect(state.scale).toBe(4)
    // what was 100 right of the middle lies 400 right of the picture's middle now, and the shift brings it back
    expect(state.x + 100 * state.scale).toBe(100)
    expect(state.y + 50 * state.scale).toBe(50)
  })

  it('is centred while it is narrower than the view', () => {
    const state = zoomAt(FITTED, 2, { x: 150, y: 0 }, frame)
    expect(state).toMatchObject({ scale: 2, x: 0 })
  })

  it('cannot be dragged out of the view', () => {
    const state = panBy(zoomAt(FITTED, 3, { x: 0, y: 0 }, frame), 5000, -5000, frame)
    expect(state).toEqual({ scale: 3, x: 100, y: -500 })
  })

  it('is scaled between the fitted size and four times of it', () => {
    expect(zoomAt(FITTED, 0.2, { x: 10, y: 10 }, frame)).toEqual(FITTED)
    expect(zoomAt(FITTED, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE)
  })

  it('fits the view by the limiting side', () => {
    expect(fittedSize({ width: 1000, height: 500 }, 0.8)).toEqual({ width: 400, height: 500 })
    expect(fittedSize({ width: 390, height: 844 }, 0.8)).toEqual({ width: 390, height: 487.5 })
  })
})
