import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { merchantScreens } from './screens.ts'
import { otherStops, type Stop } from './stop.ts'

/** What the back-office's addresses name that only the running demo knows. */
export const merchantThings = [
  'order',
  'dispute',
  'ticket',
  'payout',
  'link',
  'paidLink',
  'payToken',
  'paidToken',
  'begun',
  'verifying',
  'approved',
  'sentBack',
  'atTheDesk',
  'payOffOffer',
  'sizedOffer',
  'fullRevenueOffer',
  'singlePageOffer',
  'contract',
  'mandate',
  'signedMandate',
  'part',
  'campaign',
  'draftCampaign',
] as const

/**
 * A screen by its key, a page that needs no session by its path, and the entries beside the application by
 * their file.
 */
export type MerchantPage = RouteKey | `/${string}` | `${string}.html`

type MerchantStop = Stop<MerchantPage, (typeof merchantThings)[number]>

const capital = '/finance/tabby-capital'
const payouts = '/finance/payouts'

const account: readonly MerchantStop[] = [
  { route: 'account', as: 'newcomer', shows: 'nothing else to open', at: '/account', refused: 404 },
]

const firstStep = '/applications/current/basic-info'
const applying: readonly MerchantStop[] = [
  { route: 'applicationsNew', as: 'newcomer', at: '/', leadsTo: firstStep },
  { route: 'applications', as: 'newcomer', at: '/applications', leadsTo: firstStep },
  { route: 'application', as: 'newcomer', at: '/applications/current', leadsTo: firstStep },
  { route: 'applicationStep', as: 'newcomer', at: firstStep },
  { route: 'application', as: 'bukhoorApplicant', shows: 'handed in', at: '/applications/current' },
  { route: 'application', as: 'marsaApplicant', shows: 'sent back', at: '/applications/current' },
  { route: 'application', as: 'tirazApplicant', shows: 'declined', at: '/applications/current' },
  { route: 'applicationView', as: 'newcomer', at: '/applications/current/view', leadsTo: firstStep },
]

const home: readonly MerchantStop[] = [
  { route: 'dashboard', as: 'noorSales', shows: 'what sales may see', at: '/dashboard' },
  { route: 'dashboardBlocked', as: 'noorOwner', at: '/dashboard/blocked', leadsTo: '/dashboard' },
  {
    ...{ route: 'dashboardBusinessProfile', as: 'noorOwner', leadsTo: '/dashboard' },
    at: '/dashboard/business-profile',
  },
  { route: 'dashboardContract', as: 'noorOwner', at: '/dashboard/contract', leadsTo: '/dashboard' },
  { route: 'dashboardContract', as: 'lubanApplicant', shows: 'to be signed', at: '/dashboard/contract' },
  {
    ...{ route: 'dashboardBusinessProfile', as: 'lubanApplicant', shows: 'approved' },
    at: '/dashboard/business-profile',
  },
  { route: 'commercialTerms', as: 'noorOwner', at: '/dashboard/commercial-terms' },
]

const sales: readonly MerchantStop[] = [
  { route: 'payments', as: 'noorOwner', shows: 'nothing found', at: '/payments?search=nobody-is-called-so' },
  { route: 'payment', as: 'noorOwner', at: ({ order }) => `/payments/${order}` },
  {
    route: 'payment',
    as: 'noorOwner',
    shows: 'no such order',
    at: '/payments/00000000-0000-4000-8000-000000000000',
    refused: 404,
  },
  { route: 'analytics', as: 'noorOwner', at: '/analytics' },
  { route: 'analyticsMetric', as: 'noorOwner', at: '/analytics/ARE/refund_rate?granularity=week' },
  {
    ...{ route: 'analyticsMetric', as: 'noorOwner', shows: 'products on each other' },
    at: '/analytics/ARE/product_mix?period=90&granularity=month',
  },
  {
    ...{ route: 'analyticsMetric', as: 'noorOwner', shows: 'a country of others', refused: 404 },
    at: '/analytics/SAU/gmv',
  },
  { route: 'ads', as: 'noorOwner', at: '/ads' },
  { route: 'ads', as: 'noorOwner', shows: 'nothing found', at: '/ads?search=nobody-is-called-so' },
  { route: 'ads', as: 'noorOwner', shows: 'of every merchant', at: '/ads?of=all' },
  { route: 'adsNew', as: 'noorOwner', at: '/ads/new' },
  { route: 'adsCampaign', as: 'noorOwner', at: ({ campaign }) => `/ads/${campaign}` },
  {
    route: 'adsCampaign',
    as: 'noorOwner',
    shows: 'a draft',
    at: ({ draftCampaign }) => `/ads/${draftCampaign}`,
  },
  { route: 'adsCampaign', as: 'noorOwner', shows: 'no such campaign', at: '/ads/cmp_nobody', refused: 404 },
  { route: 'adsEdit', as: 'noorOwner', at: ({ draftCampaign }) => `/ads/${draftCampaign}/edit` },
  { route: 'merchantWallet', as: 'noorOwner', shows: 'nothing found', at: '/finance/wallet?types=payout' },
  { route: 'card', as: 'noorOwner', at: '/finance/card' },
  { route: 'disputes', as: 'noorOwner', shows: 'nothing found', at: '/disputes?query=nobody-is-called-so' },
  { route: 'dispute', as: 'noorOwner', at: ({ dispute }) => `/disputes/${dispute}` },
  { route: 'support', as: 'noorOwner', at: '/support' },
  { route: 'support', as: 'noorOwner', shows: 'new ticket', at: '/support?new=yes' },
  { route: 'supportHelp', as: 'noorOwner', at: '/support/help' },
  { route: 'supportArticle', as: 'noorOwner', at: '/support/help/refunds' },
  { route: 'supportTicket', as: 'noorOwner', at: ({ ticket }) => `/support/${ticket}` },
  { route: 'paymentPayouts', as: 'noorOwner', at: ({ order }) => `/payments/${order}/payouts` },
  { route: 'paymentLinkCreated', as: 'noorOwner', at: ({ link }) => `/payment-links/${link}/created` },
  {
    route: 'paymentLinkCreated',
    as: 'noorOwner',
    shows: 'paid',
    at: ({ paidLink }) => `/payment-links/${paidLink}/created`,
  },
  { route: 'payments', as: 'noorSales', shows: 'of one store', at: '/payments' },
  { route: 'legalEntities', as: 'noorOwner', at: '/legal-entities' },
  { route: 'legalEntity', as: 'noorOwner', at: '/legal-entities/leg_noor' },
  { route: 'legalEntityOwners', as: 'noorOwner', at: '/legal-entities/leg_noor/owners' },
  {
    route: 'legalEntityUpdate',
    as: 'noorOwner',
    shows: 'nothing to go on with',
    at: '/legal-entities/leg_noor/update/legal-details-are',
    leadsTo: '/legal-entities/leg_noor',
  },
]

const money: readonly MerchantStop[] = [
  { route: 'payouts', as: 'noorOwner', at: `${payouts}/completed` },
  {
    route: 'payouts',
    as: 'noorOwner',
    shows: 'one of them',
    at: ({ payout }) => `${payouts}/completed/${payout}`,
  },
  {
    route: 'payouts',
    as: 'noorOwner',
    shows: 'the movements of a step',
    at: ({ payout }) => `${payouts}/completed/${payout}?step=sales`,
  },
  { route: 'payoutsUpcoming', as: 'noorOwner', at: `${payouts}/upcoming` },
  { route: 'payoutsUpcoming', as: 'noorOwner', shows: 'one of them', at: `${payouts}/upcoming/mer_noor` },
]

const listing = (step: string) => `/marketing/store-listing/${step}?store=sto_noor4`
const stores: readonly MerchantStop[] = [
  { route: 'store', as: 'noorOwner', at: '/stores/sto_noor4' },
  ...['products', 'terms', 'schedule', 'listing'].map((tab) => ({
    route: 'store' as const,
    as: 'noorOwner' as const,
    shows: tab,
    at: `/stores/sto_noor4/${tab}`,
  })),
  { route: 'store', as: 'noorOwner', shows: 'no such store', at: '/stores/sto_nobody', refused: 404 },
  { route: 'storeListing', as: 'noorOwner', at: listing('basic-details') },
  ...['brand-assets', 'categories', 'store-links', 'review'].map((step) => ({
    route: 'storeListing' as const,
    as: 'noorOwner' as const,
    shows: step.replace('-', ' '),
    at: listing(step),
  })),
]

const marketing: readonly MerchantStop[] = [
  { route: 'marketing', as: 'noorOwner', at: '/marketing' },
  { route: 'marketingDraft', as: 'noorOwner', at: '/marketing/draft' },
  { route: 'platformsConnect', as: 'noorOwner', at: '/marketing/platforms' },
  { route: 'marketingProducts', as: 'noorOwner', at: '/marketing/products' },
  {
    route: 'marketingProducts',
    as: 'noorOwner',
    shows: 'nothing that fits',
    at: '/marketing/products?search=nothing',
  },
  {
    route: 'productCatalogAuth',
    as: 'noorOwner',
    shows: 'no consent',
    at: '/marketing/product-catalog-auth',
  },
  { route: 'feeds', as: 'noorOwner', at: '/marketing/feeds' },
  { route: 'marketplace', as: 'noorOwner', at: '/marketplace' },
]

const advances: readonly MerchantStop[] = [
  { route: 'capital', as: 'noorOwner', at: capital, leadsTo: `${capital}/loans` },
  { route: 'capitalLoan', as: 'noorOwner', at: `${capital}/loans/lon_noor1` },
  {
    route: 'capitalLoan',
    as: 'noorOwner',
    shows: 'no such advance',
    at: `${capital}/loans/lon_nobody`,
    refused: 404,
  },
  { route: 'capitalApplication', as: 'noorOwner', shows: 'signed', at: `${capital}/applications/app_noor0` },
  { route: 'capitalOffer', as: 'noorOwner', at: `${capital}/offers/ofr_noor1` },
  { route: 'capitalLoan', as: 'tamrOwner', shows: 'soon paid off', at: `${capital}/loans/lon_tamr1` },
  {
    route: 'capitalOffer',
    as: 'tamrOwner',
    shows: 'to pay the advance off',
    at: ({ payOffOffer }) => `${capital}/offers/${payOffOffer}`,
  },
  { route: 'capitalLoan', as: 'zafaranOwner', shows: 'with relief', at: `${capital}/loans/lon_zafaran1` },
  { route: 'capitalLoan', as: 'lulwaOwner', shows: 'flagged', at: `${capital}/loans/lon_lulwa1` },
  { route: 'capitalLoan', as: 'jabalOwner', shows: 'by direct debit', at: `${capital}/loans/lon_jabal1` },
  { route: 'capitalLoan', as: 'shamsOwner', shows: 'repaid', at: `${capital}/loans/lon_shams1` },
  { route: 'capitalOffers', as: 'shamsOwner', shows: 'one a store', at: `${capital}/offers` },
  {
    route: 'capitalOffer',
    as: 'shamsOwner',
    shows: 'sized overnight',
    at: ({ sizedOffer }) => `${capital}/offers/${sizedOffer}`,
  },
  {
    route: 'capitalApplication',
    as: 'rimalOwner',
    shows: 'at the desk',
    at: ({ atTheDesk }) => `${capital}/applications/${atTheDesk}`,
  },
  {
    route: 'capitalApplication',
    as: 'shamsOwner',
    shows: 'with marks to correct',
    at: ({ sentBack }) => `${capital}/applications/${sentBack}`,
  },
  {
    route: 'capitalApplication',
    as: 'rawaaOwner',
    shows: 'to be signed',
    at: ({ approved }) => `${capital}/applications/${approved}`,
  },
  {
    route: 'capitalApplication',
    as: 'wardaOwner',
    shows: 'turned down',
    at: `${capital}/applications/app_warda0`,
  },
  { route: 'capitalFakeDoor', as: 'ghafOwner', at: `${capital}/fake-door` },
  { route: 'capitalWaitlist', as: 'wahaOwner', at: `${capital}/waitlist` },
]

const step = (name: string) => `/application-preapproved/${name}/ofr_rawaa1/mer_rawaa`

const wizard: readonly MerchantStop[] = [
  {
    route: 'capitalPreapprovedStep',
    as: 'noorOwner',
    shows: 'before anything is saved',
    at: '/application-preapproved/customize_your_offer/ofr_noor1/mer_noor',
  },
  { route: 'capitalPreapprovedStep', as: 'rawaaOwner', at: step('customize_your_offer') },
  ...['bank_statements', 'sales_data', 'social_networks', 'location_details', 'preapproved_legal_info'].map(
    (name) => ({
      route: 'capitalPreapprovedStep' as const,
      as: 'rawaaOwner' as const,
      shows: name.replaceAll('_', ' '),
      at: step(name),
    }),
  ),
  {
    route: 'capitalApplicationStart',
    as: 'rawaaOwner',
    at: ({ begun }) => `/application/${begun}`,
    leadsTo: step('preapproved_legal_info'),
  },
  {
    route: 'capitalApplicationStep',
    as: 'rawaaOwner',
    at: ({ begun }) => `/application-frf/${begun}/bank_statements`,
    leadsTo: step('bank_statements'),
  },
  {
    route: 'capitalKybStep',
    as: 'rawaaOwner',
    at: ({ begun }) => `/application-kyb/${begun}/company`,
    leadsTo: step('preapproved_legal_info'),
  },
  ...(['initialization', 'your_details'] as const).map((name) => ({
    route: 'capitalKybStep' as const,
    as: 'shamsOwner' as const,
    shows: name.replaceAll('_', ' '),
    at: ({ verifying }: { verifying: string }) => `/application-kyb/${verifying}/${name}`,
  })),
  {
    route: 'capitalOfferStep',
    as: 'rawaaOwner',
    at: '/application/bank_statements/ofr_rawaa1/mer_rawaa',
    leadsTo: step('bank_statements'),
  },
  {
    route: 'capitalFullRevenueStep',
    as: 'sadafOwner',
    at: ({ fullRevenueOffer }) =>
      `/application-full-revenue/${fullRevenueOffer}/mer_sadaf/customize_your_offer`,
  },
  {
    route: 'capitalOfferMobile',
    as: 'wardaOwner',
    shows: 'to be put right',
    at: ({ singlePageOffer }) => `/application/${singlePageOffer}/mer_warda`,
  },
]

/**
 * Inside the mobile app alone, which opens each with a token (DEC-APP-9): the walker hands that of the
 * session in.
 */
const inWebview = '/webview/auth#path=/money'
const moneyTab: readonly MerchantStop[] = [
  { route: 'money', as: 'noorSettlements', at: inWebview, leadsTo: '/money/transactions' },
  {
    ...{ route: 'moneyTransactions', as: 'noorSettlements', leadsTo: '/money/transactions' },
    at: `${inWebview}/transactions`,
  },
  {
    ...{ route: 'moneyTransaction', as: 'noorSettlements' },
    at: ({ payout }) => `${inWebview}/transactions/${payout}`,
    leadsTo: ({ payout }) => `/money/transactions/${payout}`,
  },
  {
    ...{ route: 'moneyCard', as: 'noorSettlements', leadsTo: '/money/card' },
    at: `${inWebview}/card`,
  },
  {
    ...{ route: 'moneyPayoutOptions', as: 'noorSettlements', leadsTo: '/money/payout-options' },
    at: `${inWebview}/payout-options`,
  },
  {
    ...{ route: 'moneyPayoutChanges', as: 'noorSettlements', leadsTo: '/money/payout-changes' },
    at: `${inWebview}/payout-changes`,
  },
]

/** Open to whoever has the address. */
const forEverybody: readonly MerchantStop[] = [
  { route: '/sign/$token', as: 'nobody', at: ({ contract }) => `/sign/${contract}` },
  { route: '/sign/$token', as: 'nobody', shows: 'no such contract', at: '/sign/nothing-here', refused: 404 },
  { route: '/part', as: 'nobody', at: ({ part }) => `/part#${part}` },
  { route: '/part', as: 'nobody', shows: 'no such link', at: '/part' },
  {
    route: '/contact/$token',
    as: 'nobody',
    shows: 'nobody is named',
    at: '/contact/nothing-here-at-all',
    refused: 404,
  },
  {
    route: '/stop/$token',
    as: 'nobody',
    shows: 'no such change',
    at: '/stop/nothing-here-at-all',
    refused: 404,
  },
  { route: '/mandate/$token', as: 'nobody', at: ({ mandate }) => `/mandate/${mandate}` },
  {
    route: '/mandate/$token',
    as: 'nobody',
    shows: 'signed',
    at: ({ signedMandate }) => `/mandate/${signedMandate}`,
  },
  {
    route: '/service/payment-link-status',
    as: 'nobody',
    at: ({ paidLink }) => `/service/payment-link-status?payment_id=${paidLink}`,
  },
  {
    route: '/service/payment-link-status',
    as: 'nobody',
    shows: 'unknown',
    at: '/service/payment-link-status?payment_id=nothing',
  },
  { route: 'auth.html', as: 'nobody', at: '/auth' },
  { route: 'auth.html', as: 'nobody', shows: 'a step that is none', at: '/auth?step=none' },
  { route: 'pay.html', as: 'nobody', at: ({ payToken }) => `/pay/${payToken}` },
  { route: 'pay.html', as: 'nobody', shows: 'a problem with an order', at: '/claim' },
  { route: 'pay.html', as: 'nobody', shows: 'paid', at: ({ paidToken }) => `/pay/${paidToken}` },
  {
    route: 'pay.html',
    as: 'nobody',
    shows: 'no such payment',
    at: '/pay/there-is-nothing-at-this-address-at-all-here',
    refused: 404,
  },
]

const stops = [
  ...account,
  ...applying,
  ...home,
  ...sales,
  ...money,
  ...stores,
  ...marketing,
  ...advances,
  ...wizard,
  ...moneyTab,
  ...forEverybody,
]

/**
 * Every screen of the back-office, and the pages in front of it. A screen whose address names nothing needs
 * no line above: the owner of the demo's first shop walks there.
 */
export const merchantWalk: readonly MerchantStop[] = [
  ...stops,
  ...otherStops(
    merchantScreens.filter((key) => !routePaths[key].includes('{')),
    stops,
  ).map((route) => ({ route, as: 'noorOwner' as const, at: routePaths[route] })),
]
