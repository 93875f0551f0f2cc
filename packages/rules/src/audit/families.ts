/** What entries of the audit log are found by: the area of the product they are about. */
export const auditFamilies = [
  'cases',
  'offers',
  'advances',
  'bank',
  'payouts',
  'orders',
  'shops',
  'merchants',
  'sign_in',
  'console',
] as const
export type AuditFamily = (typeof auditFamilies)[number]

/**
 * The first parts of the names of entries, up to their dot: `case` of `case.viewed`. What no family names is
 * about a merchant itself, as most of what a new area writes down is.
 */
const auditAreas: Readonly<Record<Exclude<AuditFamily, 'merchants'>, readonly string[]>> = {
  cases: ['application', 'case', 'file', 'platform'],
  offers: ['offer', 'waitlist'],
  advances: ['advance', 'loan', 'contract', 'mandate', 'debit', 'relief'],
  bank: ['transfer', 'bank_file', 'bank_line'],
  payouts: [
    'payout',
    'payout_requested',
    'payout_cycle_changed',
    'payouts_exported',
    'settlement',
    'adjustment',
    'hold',
    'reserve',
    'commission',
    'wallet',
    'card',
  ],
  orders: [
    'analytics_exported',
    'order_captured',
    'order_closed',
    'order_reference_changed',
    'order_refunded',
    'orders_captured',
    'orders_exported',
    'payment_api',
    'payment_decided',
    'payment_given_up',
    'payment_link_cancelled',
    'payment_link_created',
    'payment_link_sent',
    'dispute',
  ],
  shops: ['api_keys', 'webhook', 'shop_platform', 'feed', 'product', 'campaign'],
  sign_in: ['sign_in', 'desk_sign_in', 'session', 'desk_session', 'account', 'identity'],
  console: [
    'ticket',
    'macro',
    'staff',
    'registers',
    'remote_config',
    'survey',
    'clock',
    'health',
    'secrets',
    'work',
    'call_backs',
    'refused',
  ],
}

const named = auditFamilies.filter((family) => family !== 'merchants')

/** The family of an entry by its name. */
export function auditFamilyOf(action: string): AuditFamily {
  const [area = ''] = action.split('.')
  return named.find((family) => auditAreas[family].includes(area)) ?? 'merchants'
}

/**
 * What entries of some families begin with; where merchants are among them, what entries of all others begin
 * with.
 */
export function auditAreasOf(families: readonly AuditFamily[]): { areas: string[]; isRest: boolean } {
  const isRest = families.includes('merchants')
  const told = named.filter((family) => families.includes(family) !== isRest)
  return { areas: told.flatMap((family) => auditAreas[family]), isRest }
}

/** The families of a merchant's story, as its page groups them. */
export const storyGroups = ['money', 'cases', 'people'] as const
export type StoryGroup = (typeof storyGroups)[number]

export const familiesOfStory: Readonly<Record<StoryGroup, readonly AuditFamily[]>> = {
  money: ['advances', 'bank', 'payouts', 'orders'],
  cases: ['cases', 'offers'],
  people: ['shops', 'merchants', 'sign_in'],
}

/** What moves without a call of anybody and is told all the same: what it is, and where it came to. */
export const storyMoves = {
  money: [
    'advance:paying',
    'advance:overdue',
    'advance:closed',
    'relief:asked',
    'relief:approved',
    'relief:declined',
    'payout:paid',
  ],
  cases: [
    'application:submitted',
    'application:approved',
    'application:rejected',
    'application:reset',
    'application:cancelled',
    'envelope:signed',
    'envelope:declined',
  ],
  people: [],
} as const satisfies Record<StoryGroup, readonly string[]>
export type StoryMove = (typeof storyMoves)[StoryGroup][number]
