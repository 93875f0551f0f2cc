import { deskScreens } from './screens.ts'
import { otherStops, type Stop } from './stop.ts'

/** What the console's addresses name that only the running demo knows. */
export const deskThings = [
  'applicant',
  'secondApplicant',
  'case',
  'decidedCase',
  'run',
  'deskPayout',
  'entryOwner',
  'entry',
  'ticket',
  'dispute',
  'campaign',
] as const

type DeskStop = Stop<`/${string}`, (typeof deskThings)[number]>

const stops: readonly DeskStop[] = [
  { route: '/cases', as: 'admin', shows: 'one status', at: '/cases?status=rejected' },
  { route: '/cases', as: 'admin', shows: 'nothing found', at: '/cases?search=nobody-is-called-so' },
  { route: '/cases/$id', as: 'admin', at: (demo) => `/cases/${demo.case}` },
  { route: '/cases/$id', as: 'admin', shows: 'decided', at: (demo) => `/cases/${demo.decidedCase}` },
  { route: '/cases/$id', as: 'admin', shows: 'no such case', at: '/cases/app_nobody', refused: 404 },
  { route: '/onboarding', as: 'admin', shows: 'nothing found', at: '/onboarding?search=nobody-is-called-so' },
  { route: '/onboarding', as: 'admin', shows: 'declined ones', at: '/onboarding?status=declined' },
  { route: '/onboarding/$id', as: 'admin', at: (demo) => `/onboarding/${demo.applicant}` },
  {
    route: '/onboarding/$id',
    as: 'admin',
    shows: 'waiting for a second person',
    at: (demo) => `/onboarding/${demo.secondApplicant}`,
  },
  {
    route: '/onboarding/$id',
    as: 'admin',
    shows: 'no such case',
    at: '/onboarding/onb_nobody',
    refused: 404,
  },
  { route: '/legal-entities', as: 'admin', shows: 'one status', at: '/legal-entities?status=rejected' },
  {
    route: '/legal-entities/$id',
    as: 'admin',
    shows: 'no such update',
    at: '/legal-entities/lup_nobody',
    refused: 404,
  },
  { route: '/bank-accounts', as: 'admin', shows: 'one status', at: '/bank-accounts?status=declined' },
  {
    route: '/bank-accounts/$id',
    as: 'admin',
    shows: 'no such change',
    at: '/bank-accounts/bac_nobody',
    refused: 404,
  },
  { route: '/store-requests', as: 'admin', shows: 'one status', at: '/store-requests?status=declined' },
  { route: '/disputes', as: 'admin', shows: 'what ended', at: '/disputes?state=done' },
  { route: '/disputes/$id', as: 'admin', at: (demo) => `/disputes/${demo.dispute}` },
  { route: '/top-ups', as: 'admin', shows: 'what was decided', at: '/top-ups?view=ended' },
  {
    route: '/disputes/$id',
    as: 'admin',
    shows: 'no such dispute',
    at: '/disputes/dsp_nobody',
    refused: 404,
  },
  { route: '/ads', as: 'admin', shows: 'what was decided', at: '/ads?status=finished' },
  { route: '/ads/$id', as: 'admin', at: (demo) => `/ads/${demo.campaign}` },
  { route: '/listings/$id', as: 'admin', at: '/listings/sto_noor4' },
  { route: '/surveys/$id', as: 'admin', at: '/surveys/srv_acquiring' },
  { route: '/products', as: 'admin', shows: 'what was rejected', at: '/products?status=rejected' },
  { route: '/listings/$id', as: 'admin', shows: 'in review', at: '/listings/sto_noor1' },
  { route: '/listings/$id', as: 'admin', shows: 'no such listing', at: '/listings/sto_nobody', refused: 404 },
  { route: '/support', as: 'agent', at: '/support' },
  { route: '/support', as: 'agent', shows: 'nothing found', at: '/support?search=nobody-is-called-so' },
  { route: '/support/mails', as: 'agent', at: '/support/mails' },
  { route: '/support/$id', as: 'agent', at: (demo) => `/support/${demo.ticket}` },
  { route: '/support/$id', as: 'agent', shows: 'no such ticket', at: '/support/tic_nobody', refused: 404 },
  { route: '/advances', as: 'admin', shows: 'nothing found', at: '/advances?search=nobody-is-called-so' },
  { route: '/advances/$id', as: 'admin', at: '/advances/lon_noor1' },
  { route: '/advances/$id', as: 'admin', shows: 'by direct debit', at: '/advances/lon_jabal1' },
  { route: '/advances/$id', as: 'admin', shows: 'flagged', at: '/advances/lon_lulwa1' },
  { route: '/relief', as: 'admin', shows: 'all of them', at: '/relief?state=all' },
  {
    route: '/settlement/payouts',
    as: 'admin',
    shows: 'one of them beside the list',
    at: (demo) => `/settlement/payouts?open=${demo.deskPayout}`,
  },
  { route: '/settlement/dry-run', as: 'admin', at: '/settlement/dry-run?currency=BHD' },
  { route: '/settlement/runs/$id', as: 'admin', at: (demo) => `/settlement/runs/${demo.run}` },
  { route: '/terms/$id', as: 'admin', at: '/terms/mer_noor' },
  { route: '/reconciliation', as: 'admin', shows: 'what no line is', at: '/reconciliation?view=unseen' },
  {
    route: '/ledger/entries/$merchantId/$id',
    as: 'admin',
    at: (demo) => `/ledger/entries/${demo.entryOwner}/${demo.entry}`,
  },
  { route: '/files', as: 'admin', shows: 'what was deleted', at: '/files?view=erased' },
  { route: '/files', as: 'admin', shows: 'all that is kept', at: '/files?view=all' },
  { route: '/merchants/$id', as: 'admin', at: '/merchants/mer_rawaa' },
  ...(
    ['payouts', 'wallet', 'cards', 'advances', 'cases', 'disputes', 'keys', 'letters', 'notes'] as const
  ).map((view) => ({
    route: '/merchants/$id' as const,
    as: 'admin' as const,
    shows: `its ${view}`,
    at: `/merchants/mer_noor?view=${view}`,
  })),
  { route: '/merchants/$id', as: 'agent', shows: 'its tickets', at: '/merchants/mer_noor?view=tickets' },
  { route: '/home', as: 'underwriter', shows: 'what waits for who decides', at: '/home' },
  { route: '/home', as: 'agent', shows: 'what waits for who answers', at: '/home' },
  { route: '/call-backs', as: 'agent', at: '/call-backs' },
  { route: '/call-backs', as: 'agent', shows: 'what was said of offers', at: '/call-backs?kind=feedback' },
  { route: '/integrations/$id', as: 'admin', at: '/integrations/mer_noor' },
  { route: '/cases/$id', as: 'underwriter', shows: 'to be decided', at: (demo) => `/cases/${demo.case}` },
  { route: '/call-backs', as: 'underwriter', shows: 'not for this role', at: '/call-backs' },
  { route: '/$', as: 'underwriter', shows: 'no such page', at: '/nothing-here' },
  { route: '/sign-in', as: 'nobody', at: '/sign-in' },
]

/**
 * Every screen of the console, as its route table writes the paths below `/desk`; the sign-in, and the page
 * of an address that is none. A screen whose address names nothing needs no line above: whoever administers
 * walks there.
 */
export const deskWalk: readonly DeskStop[] = [
  ...stops,
  ...otherStops(
    deskScreens.filter((path) => !path.includes('$')),
    stops,
  ).map((route) => ({ route, as: 'admin' as const, at: route })),
]
