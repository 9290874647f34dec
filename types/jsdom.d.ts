// the part of jsdom that tests in Node use
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}
