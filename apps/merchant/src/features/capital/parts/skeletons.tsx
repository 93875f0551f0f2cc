import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { Spinner } from '@daftar/ui/spinner'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import listStyles from '../screens/advances.module.css'
import styles from './skeletons.module.css'

/** Skeletons of the real layouts, so that nothing jumps when the data is there. */

function Page({ children }: { children: ReactNode }) {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonText lines={2} width="40%" />
        {children}
      </div>
    </Loading>
  )
}

export function AdvancesSkeleton() {
  return (
    <Page>
      <div className={listStyles.groups}>
        <SkeletonCard lines={4} />
        <SkeletonCard lines={4} />
      </div>
    </Page>
  )
}

export function AdvanceSkeleton() {
  return (
    <Page>
      <Columns second="aside">
        <Column>
          <SkeletonCard lines={4} />
          <SkeletonBlock height="260px" />
          <SkeletonTable rows={6} columns={5} />
        </Column>
        <Column as="aside">
          <SkeletonCard lines={6} />
        </Column>
      </Columns>
    </Page>
  )
}

export function OfferSkeleton() {
  return (
    <Page>
      <Columns second="even">
        <Column>
          <SkeletonBlock height="44px" />
          <SkeletonBlock height="76px" />
          <SkeletonBlock height="44px" />
          <SkeletonCard lines={6} />
        </Column>
        <Column>
          <SkeletonCard lines={10} />
          <SkeletonCard lines={6} />
        </Column>
      </Columns>
    </Page>
  )
}

/** A page that its status decides has no layout to foretell: a spinner as high as the page (APPL-15). */
export function ApplicationLoading() {
  return (
    <div className={styles.full}>
      <Spinner label={m.common_loading()} />
    </div>
  )
}
