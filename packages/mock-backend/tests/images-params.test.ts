import { describe, expect, it } from 'vitest'
import { chooseFormat } from '#images/choose-format'
import { parseImageParams } from '#images/parse-image-params'

describe('R-CMS-04 resize parameters', () => {
  it('parses all seven parameters', () => {
    const list = 'format=webp,fit=cover,width=400,height=500,quality=70,background=#fff,dpr=2'
    expect(parseImageParams(list)).toEqual({
      params: { format: 'webp', fit: 'cover', width: 400, height: 500, quality: 70, background: '#fff', dpr: 2 },
    })
  })

  it('has defaults for missing parameters', () => {
    expect(parseImageParams('width=400')).toEqual({
      params: { format: 'auto', fit: 'scale-down', width: 400, quality: 80, dpr: 1 },
    })
  })

  it('reduces width and height to 2560 px', () => {
    expect(parseImageParams('width=9999,height=99999')).toMatchObject({ params: { width: 2560, height: 2560 } })
  })

  it('keeps the commas of a colour together', () => {
    expect(parseImageParams('background=rgb(1,2,3),width=9')).toMatchObject({
      params: { background: 'rgb(1,2,3)', width: 9 },
    })
  })

  it.each([
    'width=0',
    'width=-4',
    'width=4.5',
    'width=1e3',
    'width=',
    'height=abc',
    'quality=0',
    'quality=101',
    'dpr=0',
    'dpr=40',
    'fit=stretch',
    'format=gif',
    'background=url(x)',
    'width=4,width=5',
    'colour=red',
    '__proto__=1',
    'nonsense',
    '',
    '=4',
  ])('refuses %j with a sentence', (list) => {
    expect(parseImageParams(list)).toEqual({ problem: expect.stringMatching(/\.$/) })
  })
})

describe('format by Accept', () => {
  it('chooses a format that the browser supports', () => {
    expect(chooseFormat('auto', 'image/avif,image/webp,*/*')).toBe('webp')
    expect(chooseFormat('auto', 'image/avif,*/*')).toBe('avif')
    expect(chooseFormat('auto', '*/*')).toBe('jpeg')
    expect(chooseFormat('auto', undefined)).toBe('jpeg')
    expect(chooseFormat('png', 'image/webp')).toBe('png')
  })
})
