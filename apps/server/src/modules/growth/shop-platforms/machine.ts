import {
  shopConnectionTransitions,
  type ShopConnectionStatus,
  type ShopPlatform,
} from '@daftar/rules/marketing/shop-platforms'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type ConnectionRow = Row<
  'shop_connection',
  | 'merchant_id'
  | 'id'
  | 'grant_no'
  | 'shop'
  | 'shop_name'
  | 'grant_sealed'
  | 'expires_at'
  | 'connected_by'
  | 'connected_at'
  | 'ended_at',
  { status: ShopConnectionStatus; platform: ShopPlatform }
>

export const connectionMachine = defineMachine<ConnectionRow>({
  table: 'shop_connection',
  transitions: shopConnectionTransitions,
})
