import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
/**
 * What a page has to know of the configuration before its first call. It lies in every page as JSON
 * (`<script type="application/json" id="config">`): public, never a secret.
 */
export interface PublicConfig {
  mode: 'development' | 'demo' | 'production'
  brand: {
    name: string
    nameAr: string
    supportEmail: string
    /** Mailboxes of single countries, by ISO alpha-3. */
    supportEmails: Readonly<Record<string, string>>
    termsUrl: string
    privacyUrl: string
    shoppersUrl: string
    appStoreUrl: string
    googlePlayUrl: string
    /** `{language}` is replaced by en or ar (DEC-NAV-12). */
    helpUrl: string
    pipedriveBaseUrl: string | null
  }
  hosts: {
    production: string | null
    staging: string | null
    /** `*.preview.example.com`, one `*` for the branch (SES-12). */
    preview: string | null
    /** Hosts whose pages keep the bearer token in the browser (SES-04). */
    tokenStorage: readonly string[]
  }
  /** Days, by currency, on which its market does not work besides its weekends (DEC-CAP-11). */
  holidays: Readonly<Record<string, readonly CalendarDate[]>>
  /** Digits of a code, seconds it can be used, and seconds between two codes (AUTH-37 to AUTH-41). */
  codes: { emailLength: number; phoneLength: number; validSeconds: number; resendSeconds: number }
  /** Tools of others; null where none is configured, and then nothing is loaded. */
  surveyScriptUrl: string | null
  recordingKey: string | null
  attributionScriptUrl: string | null
  analyticsScriptUrl: string | null
  /** The widget that connects online sales platforms (WIZ-66); null where nothing can be connected. */
  salesConnect: { kind: 'stand_in' } | { kind: 'rutter'; publicKey: string; scriptUrl: string } | null
}
