import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLOURS, type ColourKey } from '#colours'
import { isStudioName } from '#is-studio-name'
import { KINDS, PRINTS, parsePictureName, pictureName, VIEWS } from '#picture-name'
import { parseSceneName, SCENE_NAMES, SCENES, sceneFile } from '#scenes/scene-names'
import { SCENE_PLANS } from '#scenes/scene-plans'

const colours = Object.keys(COLOURS) as ColourKey[]

describe('picture names', () => {
  it('are parsed to the recipe that they were made from', () => {
    const recipe = fc.record({
      kind: fc.constantFrom(...KINDS),
      shape: fc.integer({ min: 0, max: 99 }),
      colour: fc.constantFrom(...colours),
      print: fc.constantFrom(...PRINTS),
      view: fc.constantFrom(...VIEWS),
    })
    fc.assert(
      fc.property(recipe, (r) => {
        expect(parsePictureName(pictureName(r))).toEqual(r)
      }),
    )
  })

  it.each([
    'wrap-dress.0.navy.floral.front.png',
    'wrap-dress.100.navy.floral.front.webp',
    'wrap-dress.0.pink.floral.front.webp',
    'wrap-dress.0.navy.floral.side.webp',
    'wrap-dress.0.navy.floral.front.webp.webp',
    '../wrap-dress.0.navy.floral.front.webp',
    '__proto__',
    '',
  ])('knows nothing of %j', (name) => {
    expect(parsePictureName(name)).toBeNull()
    expect(isStudioName(name)).toBe(false)
  })
})

describe('scene names', () => {
  it('are parsed, with and without a colour', () => {
    for (const name of SCENE_NAMES) {
      expect(parseSceneName(sceneFile(name))).toEqual({ name, colour: null })
      expect(parseSceneName(sceneFile(name, 'wine'))).toEqual({ name, colour: 'wine' })
    }
  })

  it.each([
    'scene.nowhere.webp',
    'scene.empty.pink.webp',
    'scene.empty.png',
    'scene.webp',
    'scene.empty.wine.extra.webp',
  ])('knows nothing of %j', (name) => {
    expect(parseSceneName(name)).toBeNull()
  })

  it('every scene has one leading piece, and all pieces are on its canvas', () => {
    for (const name of SCENE_NAMES) {
      const { width, height } = SCENES[name]
      const { pieces } = SCENE_PLANS[name]
      expect(pieces.filter((p) => p.leads)).toHaveLength(1)
      for (const p of pieces) {
        expect(p.x).toBeGreaterThan(0)
        expect(p.x).toBeLessThan(width)
        expect(p.y).toBeLessThan(height)
      }
    }
  })
})
