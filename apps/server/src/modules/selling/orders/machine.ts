import { orderTransitions } from '@daftar/rules/orders/order-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { OrderRow } from './store.ts'

/** Its timeline is its history: the merchant reads it. */
export const orderMachine = defineMachine<OrderRow>({ table: 'orders', transitions: orderTransitions })
