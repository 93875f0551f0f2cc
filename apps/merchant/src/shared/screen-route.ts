import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { RouteKey } from '@daftar/rules/shell/guards/routes'
import type { Account } from './account.ts'

/** What a screen's loader and redirect are given. */
export type ScreenContext = Readonly<{
  queryClient: QueryClient
  account: Account
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, unknown>>
}>

/**
 * One screen of a feature. Path and permission come from the rules by `key`; the app layer guards it, draws the shell
 * round it and shows its error pages. A feature's `routes.tsx` exports an array of these and nothing else.
 */
export type ScreenRoute = Readonly<{
  key: RouteKey
  /** The words of the document's title; asked again when the language changes. */
  title: () => string
  /** Loads the screen's module: `() => import('./screens/loan.tsx').then((m) => m.LoanScreen)`. */
  screen: () => Promise<ComponentType>
  /** Stands while the screen or its data load: a skeleton of the real layout. */
  pending?: () => ReactNode
  /** Address ↔ filter value: reads the search part; throw nothing, fall back. */
  search?: (raw: Record<string, unknown>) => Record<string, unknown>
  /** Where else this address leads, decided before anything is drawn (an entry redirect); null stays. */
  redirect?: (context: ScreenContext) => Promise<string | null> | string | null
  /** Starts the screen's queries while its code loads, also when somebody rests on a link to it: `({ queryClient, params }) => queryClient.ensureQueryData(...)`. */
  load?: (context: ScreenContext) => Promise<unknown>
  /** `bare` screens stand alone: no sidebar, no header (webview, signing). Default is the shell. */
  frame?: 'shell' | 'bare'
}>

/** A page that needs no session and stands alone, at a path of its own. */
export type PublicPage = Readonly<{
  path: `/${string}`
  title: () => string
  page: () => Promise<ComponentType>
}>
