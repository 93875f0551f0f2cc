import { feedTransitions, type FeedFormat, type FeedStatus } from '@daftar/rules/marketing/feeds'
import type { Language } from '@daftar/rules/geo/languages'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type FeedRecord = Row<
  'product_feed',
  'merchant_id' | 'id' | 'version' | 'name' | 'url' | 'etag' | 'created_by' | 'created_at',
  { status: FeedStatus; format: FeedFormat; language: Language }
>

export const feedMachine = defineMachine<FeedRecord>({ table: 'product_feed', transitions: feedTransitions })
