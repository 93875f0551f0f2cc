/** A look is a language on a width: the four ways every screen is designed in. */
export const looks = {
  'en-desktop': { locale: 'en', viewport: { width: 1280, height: 900 }, isTouch: false },
  'ar-desktop': { locale: 'ar', viewport: { width: 1280, height: 900 }, isTouch: false },
  'en-phone': { locale: 'en', viewport: { width: 360, height: 740 }, isTouch: true },
  'ar-phone': { locale: 'ar', viewport: { width: 360, height: 740 }, isTouch: true },
} as const

export type Look = keyof typeof looks

export interface LookOptions {
  /** The look in which this journey can break most easily: `test.use({ look: 'ar-phone' })`. */
  look: Look
  /** Set by the projects of the whole run, in which every journey is made in all four looks. */
  everyLook: Look | null
}
