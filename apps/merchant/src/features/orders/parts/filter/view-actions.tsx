import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { Bookmark, BookmarkX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showToast } from '@daftar/app-kit/toasts'
import type { OrderFilters } from '../../filters.ts'
import { builtInViews, isShown, removeView, type SavedView } from '../../saved-views.ts'

const SaveViewDialog = lazy(() =>
  import('./save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })),
)

type ViewActionsProps = {
  filters: OrderFilters
  views: readonly SavedView[]
  onViewsChange: (views: SavedView[]) => void
}

/** At the end of the filters: keep what stands there under a name, or drop the view that is shown. */
export function ViewActions({ filters, views, onViewsChange }: ViewActionsProps) {
  const [isNaming, setNaming] = useState(false)
  const own = views.find(({ search }) => isShown(search, filters))
  const isBuiltIn = Object.values(builtInViews).some((view) => isShown(view, filters))
  if (own)
    return (
      <Button
        variant="quiet"
        icon={<BookmarkX />}
        onClick={() => {
          onViewsChange(removeView(views, own.name))
          showToast({ variant: 'success', title: m.orders_view_removed({ name: own.name }) })
        }}
      >
        {m.orders_view_remove({ name: own.name })}
      </Button>
    )
  if (isBuiltIn) return null
  return (
    <>
      <Button variant="quiet" icon={<Bookmark />} onClick={() => setNaming(true)}>
        {m.orders_view_save()}
      </Button>
      <Suspense>
        {isNaming ? (
          <SaveViewDialog
            filters={filters}
            views={views}
            onSave={onViewsChange}
            onClose={() => setNaming(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
