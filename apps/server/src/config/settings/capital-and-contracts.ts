import { amountPerCurrency, countryList, daysPerCurrency, oneOf, text, url } from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** Advances, the services they ask, and what is signed. */
export const capitalAndContractsSettings = {
  capital: {
    countries: setting(
      'CAPITAL_COUNTRIES',
      'countries in which offers are sized every night: ARE,SAU (DEC-OFR-1)',
      countryList,
      'ARE',
    ),
    fourEyesAboveMinor: setting(
      'CAPITAL_FOUR_EYES_ABOVE',
      'amounts above which a second person must approve: AED=100000,SAR=100000',
      amountPerCurrency,
      'AED=100000,SAR=100000,QAR=100000,BHD=10000,KWD=10000,EGP=1000000',
    ),
    leastMinor: setting(
      'CAPITAL_LEAST',
      'the least of an advance per currency, on steps of 1000; offers keep what was set when they were made (decision 0041)',
      amountPerCurrency,
      'AED=10000,SAR=10000,QAR=10000,BHD=1000,KWD=1000,EGP=100000',
    ),
    holidays: setting(
      'CAPITAL_HOLIDAYS',
      'days on which nothing is settled: AED=2026-12-02,AED=2026-12-03 (DEC-CAP-11)',
      daysPerCurrency,
      '',
    ),
    directDebitBank: setting(
      'DIRECT_DEBIT_BANK',
      'who answers for the merchants’ banks about mandates and debits (DEC-LOAN-30): desk, where staff enter it, or answers, a stand-in for demos that accepts everything a day later; refused in production',
      oneOf('desk', 'answers'),
      'desk',
    ),
  },
  salesConnect: {
    kind: optional(
      'SALES_CONNECT',
      'the service that connects online sales platforms (DEC-WIZ-15): off, rutter, or stand_in for tests and demos; off in production and stand_in elsewhere when absent',
      oneOf('off', 'stand_in', 'rutter'),
    ),
    rutter: {
      url: setting('RUTTER_URL', 'address of the service', url, 'https://production.rutterapi.com'),
      clientId: optional('RUTTER_CLIENT_ID', 'client id of the service', text),
      secret: optional('RUTTER_SECRET', 'secret of the client id', text, { secret: true }),
      publicKey: optional('RUTTER_PUBLIC_KEY', 'public key its widget is opened with', text),
      scriptUrl: setting(
        'RUTTER_SCRIPT_URL',
        'script of its widget',
        url,
        'https://cdn.jsdelivr.net/npm/@rutter/rutter-link@1.2.4',
      ),
      widgetOrigin: setting(
        'RUTTER_WIDGET_ORIGIN',
        'where the widget opens; the pages let it in',
        url,
        'https://link.rutterapi.com',
      ),
    },
  },
  registers: {
    kind: optional(
      'REGISTERS',
      'the service that asks the commercial register of Saudi Arabia (docs/operations/registers.md): off, http, or stand_in for tests and demos; off in production and stand_in elsewhere when absent',
      oneOf('off', 'stand_in', 'http'),
    ),
    url: optional('REGISTERS_URL', 'address of the service', url),
    token: optional('REGISTERS_TOKEN', 'sent as Authorization: Bearer', text, { secret: true }),
  },
  contracts: {
    countersign: optional(
      'CONTRACTS_COUNTERSIGN',
      'who signs the contracts of merchants for the provider (DEC-BIZ-5): staff, a person in the console, or at_once, by itself as soon as the merchant has signed; staff in production and at_once elsewhere when absent',
      oneOf('staff', 'at_once'),
    ),
  },
  signing: {
    service: setting(
      'SIGNING_SERVICE',
      'who keeps contracts until they are signed (DEC-APPL-4): embedded is the page of this product, docuseal a DocuSeal account',
      oneOf('embedded', 'docuseal'),
      'embedded',
    ),
    docuseal: {
      url: setting(
        'DOCUSEAL_URL',
        'address of its API; of an installation of your own (its Pro edition) https://sign.example/api',
        url,
        'https://api.docuseal.com',
      ),
      apiKey: optional('DOCUSEAL_API_KEY', 'key of its API', text, { secret: true }),
      webhookSecret: optional(
        'DOCUSEAL_WEBHOOK_SECRET',
        'signing secret of its webhook, which calls PUBLIC_ORIGIN/signing/api/v1/events/docuseal with the form and submission events',
        text,
        { secret: true },
      ),
    },
  },
} as const
