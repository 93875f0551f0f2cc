import type { PublicConfig } from '@daftar/contract/public-config'
import type { MerchantHosts } from '@daftar/rules/shell/sign-in/redirect-back'

/** What a page without a filled-in configuration works with: the file opened by itself, or a test. */
export const emptyConfig: PublicConfig = {
  mode: 'production',
  brand: {
    name: 'Daftar',
    nameAr: 'دفتر',
    supportEmail: '',
    supportEmails: {},
    termsUrl: '',
    privacyUrl: '',
    shoppersUrl: '',
    appStoreUrl: '',
    googlePlayUrl: '',
    helpUrl: '',
    pipedriveBaseUrl: null,
  },
  hosts: { production: null, staging: null, preview: null, tokenStorage: [] },
  holidays: {},
  codes: { emailLength: 6, phoneLength: 4, validSeconds: 120, resendSeconds: 120 },
  surveyScriptUrl: null,
  recordingKey: null,
  attributionScriptUrl: null,
  analyticsScriptUrl: null,
  salesConnect: null,
}

/** The configuration the server wrote into the page. What is missing keeps its default. */
export function readPublicConfig(text: string | null | undefined): PublicConfig {
  const given = parse(text)
  return {
    ...emptyConfig,
    ...given,
    brand: { ...emptyConfig.brand, ...given.brand },
    hosts: { ...emptyConfig.hosts, ...given.hosts },
    codes: { ...emptyConfig.codes, ...given.codes },
  }
}

/** The hosts as the rules want them: the preview pattern without its star (SES-12). */
export function merchantHosts({ hosts }: PublicConfig): MerchantHosts {
  return {
    production: hosts.production,
    staging: hosts.staging,
    preview: hosts.preview?.replace(/^\*\./, '') ?? null,
  }
}

/** The support mailbox of a merchant's country, else the common one. */
export function supportMailbox({ brand }: PublicConfig, country: string | null): string {
  return (country && brand.supportEmails[country]) || brand.supportEmail
}

function parse(text: string | null | undefined): Partial<PublicConfig> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Partial<PublicConfig>) : {}
  } catch {
    return {}
  }
}
