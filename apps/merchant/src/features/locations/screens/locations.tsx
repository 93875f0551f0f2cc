import { Queried } from '@daftar/app-kit/queried'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { citiesOf } from '../filters.ts'
import { withStatus } from '../form.ts'
import { locationMutation } from '../mutations.ts'
import { ConfirmRemove } from '../parts/confirm-remove.tsx'
import { LocationFilters } from '../parts/location-filters.tsx'
import { LocationList } from '../parts/location-list.tsx'
import type { LocationAct } from '../parts/location-menu.tsx'
import { LocationsSkeleton } from '../parts/skeletons.tsx'
import { ImportNotices, RemovedNotice } from '../parts/undo-notices.tsx'
import { locationsQuery, type Location, type Locations } from '../queries.ts'

const LocationForm = lazy(() =>
  import('../parts/location-form.tsx').then((module) => ({ default: module.LocationForm })),
)
const ImportDrawer = lazy(() =>
  import('../parts/import-drawer.tsx').then((module) => ({ default: module.ImportDrawer })),
)

type Opened = { act: 'add' | 'import' } | { act: 'change' | 'remove'; location: Location }

/** Where the merchant sells: every branch with its hours, its map and its till (LOC-01, DEC-LOC-2). */
export function LocationsScreen() {
  const query = useQuery(locationsQuery)
  const [opened, open] = useState<Opened | null>(null)
  const onClose = () => open(null)
  const add = () => open({ act: 'add' })
  return (
    <>
      <PageHeader
        title={m.shell_item_locations()}
        subtitle={m.locations_intro()}
        primaryAction={{ id: 'add', label: m.locations_add(), icon: <Plus />, onPress: add }}
        moreLabel={m.locations_more()}
        actions={[
          {
            id: 'import',
            label: m.locations_import(),
            icon: <Upload />,
            onPress: () => open({ act: 'import' }),
          },
        ]}
      />
      <Queried query={query} pending={<LocationsSkeleton />} failedTitle={m.locations_failed()}>
        {(known) => <Content {...{ known, opened, open, onClose, add }} />}
      </Queried>
    </>
  )
}

type ContentProps = {
  known: Locations
  opened: Opened | null
  open: (opened: Opened) => void
  onClose: () => void
  add: () => void
}

function Content({ known, opened, open, onClose, add }: ContentProps) {
  const { locations, stores, imports } = known
  const now = useProductNow()
  const setStatus = useStatus()
  const [removed, setRemoved] = useState<Location | null>(null)
  function onAct(act: LocationAct, location: Location) {
    if (act === 'change' || act === 'remove') open({ act, location })
    else setStatus(location, act === 'hide' ? 'hidden' : 'active')
  }
  return (
    <>
      {removed ? <RemovedNotice location={removed} onClose={() => setRemoved(null)} /> : null}
      <ImportNotices imports={imports} />
      <LocationFilters cities={citiesOf(locations)} />
      <LocationList
        {...{ locations, stores, now }}
        onAct={onAct}
        begin={<Button onClick={add}>{m.locations_add()}</Button>}
      />
      <Suspense>
        {opened === null ? null : opened.act === 'import' ? (
          <ImportDrawer {...{ known, onClose }} />
        ) : opened.act === 'remove' ? (
          <ConfirmRemove location={opened.location} onRemoved={setRemoved} onClose={onClose} />
        ) : (
          <LocationForm
            location={opened.act === 'change' ? opened.location : null}
            {...{ stores, onClose }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Hiding and showing is done at once: it is undone by the other. */
function useStatus() {
  const { keyOf } = useIdempotencyKey()
  const { mutate } = useMutationOnce(locationMutation(useQueryClient()))
  return (location: Location, status: Location['status']) => {
    const { id, version } = location
    const intent = { act: 'change', id, version, body: withStatus(location, status) } as const
    mutate(
      { intent, key: keyOf(intent) },
      {
        onSuccess: () =>
          showToast({
            variant: 'success',
            title: status === 'hidden' ? m.locations_done_hidden() : m.locations_done_shown(),
          }),
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
  }
}
