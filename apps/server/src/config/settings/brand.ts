import { email, emailPerCountry, list, taxNumberPerCountry, text, url } from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** Whose product it is, and at which hosts it stands. */
export const brandSettings = {
  brand: {
    name: setting('BRAND_NAME', 'name of the product in English', text, 'Daftar', { ofDemo: true }),
    nameAr: setting('BRAND_NAME_AR', 'name of the product in Arabic', text, 'دفتر', { ofDemo: true }),
    legalName: setting(
      'BRAND_LEGAL_NAME',
      'the company that issues tax invoices, in English',
      text,
      'Daftar Payments LLC',
      { ofDemo: true },
    ),
    legalNameAr: setting(
      'BRAND_LEGAL_NAME_AR',
      'the company that issues tax invoices, in Arabic',
      text,
      'دفتر للمدفوعات ذ.م.م',
      { ofDemo: true },
    ),
    legalAddress: setting(
      'BRAND_LEGAL_ADDRESS',
      'its address in English',
      text,
      'Office 1204, Al Maryah Island, Abu Dhabi, United Arab Emirates',
      { ofDemo: true },
    ),
    legalAddressAr: setting(
      'BRAND_LEGAL_ADDRESS_AR',
      'its address in Arabic',
      text,
      'مكتب 1204، جزيرة المارية، أبوظبي، الإمارات العربية المتحدة',
      { ofDemo: true },
    ),
    taxNumbers: setting(
      'BRAND_TAX_NUMBERS',
      'its tax numbers by the country of the merchant: ARE=100123456700003',
      taxNumberPerCountry,
      'ARE=100412876500003,SAU=310412876500003,BHR=220041287650002',
      { ofDemo: true },
    ),
    supportEmail: setting(
      'BRAND_SUPPORT_EMAIL',
      'partner support mailbox of every country without its own',
      email,
      'partner@daftar.example',
      { ofDemo: true },
    ),
    supportEmails: setting(
      'BRAND_SUPPORT_EMAILS',
      'mailboxes of single countries: ARE=uae@example.com,SAU=ksa@example.com',
      emailPerCountry,
      '',
    ),
    termsUrl: setting('BRAND_TERMS_URL', 'terms of use', url, 'https://daftar.example/terms', {
      ofDemo: true,
    }),
    privacyUrl: setting('BRAND_PRIVACY_URL', 'privacy notice', url, 'https://daftar.example/privacy', {
      ofDemo: true,
    }),
    shoppersUrl: setting(
      'BRAND_SHOPPERS_URL',
      'site for shoppers who came to the wrong place',
      url,
      'https://daftar.example/shoppers',
      { ofDemo: true },
    ),
    appStoreUrl: setting(
      'BRAND_APP_STORE_URL',
      'merchant app in the App Store',
      url,
      'https://daftar.example/app-store',
      { ofDemo: true },
    ),
    googlePlayUrl: setting(
      'BRAND_GOOGLE_PLAY_URL',
      'merchant app in Google Play',
      url,
      'https://daftar.example/google-play',
      { ofDemo: true },
    ),
    helpUrl: setting(
      'BRAND_HELP_URL',
      'help centre; {language} is replaced by en or ar',
      text,
      'https://help.daftar.example/{language}',
      { ofDemo: true },
    ),
    pipedriveBaseUrl: optional(
      'BRAND_PIPEDRIVE_BASE_URL',
      'where partner application ids lead (DEC-APP-6); the route answers 404 when absent',
      url,
    ),
  },
  hosts: {
    production: optional('HOST_PRODUCTION', 'host name of the merchant site in production (SES-12)', text),
    staging: optional('HOST_STAGING', 'host name of the merchant site in staging (SES-12)', text),
    preview: optional(
      'HOST_PREVIEW',
      'host names of branch previews, one * for the branch: *.preview.example.com (SES-12)',
      text.regex(/^[^*]*\*\.[^*]+$/, 'must hold one * label'),
    ),
    tokenStorage: setting(
      'HOSTS_TOKEN_STORAGE',
      'hosts whose pages keep the bearer token in the browser (SES-04), separated by commas',
      list,
      '',
    ),
  },
} as const
