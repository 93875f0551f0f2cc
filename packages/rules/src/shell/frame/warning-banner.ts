import type { Language } from '../../geo/languages.ts'

/** APP-80. */
export const warningBannerKey = 'web_status_message'

export type WarningBanner = Readonly<{ title: string; message: string }>

/**
 * What the warning banner says in a language, or null when it does not show (APP-80 to APP-82, DEC-APP-11).
 * `value` is the remote-config value as it came: JSON text or an object `{is_active, title: {en, ar},
 * message: {en, ar}}`. A missing language falls back to English; a value that cannot be read hides the
 * banner.
 */
export function warningBanner(value: unknown, language: Language): WarningBanner | null {
  const config = readObject(value)
  if (config?.['is_active'] !== true) return null
  const banner = {
    title: localised(config['title'], language),
    message: localised(config['message'], language),
  }
  return banner.title === '' && banner.message === '' ? null : banner
}

function localised(texts: unknown, language: Language): string {
  if (!isObject(texts)) return ''
  return readText(texts[language]) || readText(texts['en'])
}

function readText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : ''
}

function readObject(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string') return isObject(value) ? value : null
  try {
    const parsed: unknown = JSON.parse(value)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
