import type { FieldCode } from '@daftar/contract'
import type { WebStatusMessage } from './queries.ts'

/** APP-80 to APP-82. */
export const longest = { title: 120, message: 600 } as const

export const emptyBanner: WebStatusMessage = {
  is_active: false,
  title: { en: '', ar: '' },
  message: { en: '', ar: '' },
}

const languages = ['en', 'ar'] as const
const parts = ['title', 'message'] as const

export type BannerField = `${(typeof parts)[number]}.${(typeof languages)[number]}`

/** The texts of a banner, in the order they stand in the form. */
export const bannerFields = [
  'title.en',
  'message.en',
  'title.ar',
  'message.ar',
] as const satisfies BannerField[]

/** A banner that is shown speaks both languages; one that is off may be half written. */
export function bannerProblems(banner: WebStatusMessage): Partial<Record<BannerField, FieldCode>> {
  const found: Partial<Record<BannerField, FieldCode>> = {}
  for (const part of parts)
    for (const language of languages) {
      const text = banner[part][language].trim()
      if (banner.is_active && text === '') found[`${part}.${language}`] = 'required'
      if (text.length > longest[part]) found[`${part}.${language}`] = 'too_long'
    }
  return found
}

export function trimmed({ is_active, title, message }: WebStatusMessage): WebStatusMessage {
  const both = (text: WebStatusMessage['title']) => ({ en: text.en.trim(), ar: text.ar.trim() })
  return { is_active, title: both(title), message: both(message) }
}

export function isSame(one: WebStatusMessage, other: WebStatusMessage): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other))
}
