import type { PublicConfig } from '@daftar/contract/public-config'

/** The part of the configuration that the console uses. */
export type DeskConfig = Pick<PublicConfig, 'mode' | 'codes'> & {
  brand: Pick<PublicConfig['brand'], 'name' | 'nameAr'>
}

const defaults: DeskConfig = {
  mode: 'production',
  brand: { name: 'Daftar', nameAr: 'دفتر' },
  codes: { emailLength: 6, phoneLength: 4, validSeconds: 120, resendSeconds: 120 },
}

/** The configuration the server wrote into the page. What is missing keeps its default. */
export function readConfig(text: string | null | undefined): DeskConfig {
  const given = parse(text)
  return {
    mode: given.mode ?? defaults.mode,
    brand: { ...defaults.brand, ...given.brand },
    codes: { ...defaults.codes, ...given.codes },
  }
}

function parse(text: string | null | undefined): Partial<DeskConfig> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
