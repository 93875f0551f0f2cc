import { addressText } from '@daftar/app-kit/address-filters'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { SavedList } from '@daftar/rules/work/work-kinds'
import { Button } from '@daftar/ui/button'
import { Menu } from '@daftar/ui/menu'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { ActForm } from '../act/act-form.tsx'
import { textProblem } from '../text/text-problem.ts'
import { useFilters } from './use-filters.ts'
import { removeViewMutation, saveViewMutation, viewsQuery } from './views-query.ts'

const longest = 40

/**
 * The filters of a list that somebody keeps under names: each is an address, on every machine they sign in
 * at.
 */
export function SavedViews({ list, path }: { list: SavedList; path: string }) {
  const [search] = useFilters()
  const views = (useQuery(viewsQuery).data ?? []).filter((view) => view.list === list)
  const [isNaming, setNaming] = useState(false)
  const queryClient = useQueryClient()
  const remove = useAct({
    mutation: removeViewMutation(queryClient),
    doneText: () => m.desk_views_removed(),
    onDone: () => undefined,
  })
  const now = addressText(search)
  const shown = views.find((view) => view.search === now)
  return (
    <>
      <Menu
        label={m.desk_views()}
        entries={[
          ...views.map(({ id, name, search: of }) => ({ id, label: <bdi>{name}</bdi>, href: path + of })),
          { id: 'save', label: m.desk_views_save(), onPress: () => setNaming(true) },
          ...(shown
            ? [
                {
                  id: 'remove',
                  label: m.desk_views_remove({ name: shown.name }),
                  danger: true,
                  onPress: () => remove.send(shown.id),
                },
              ]
            : []),
        ]}
      >
        <Button icon={<Bookmark />}>{shown ? <bdi>{shown.name}</bdi> : m.desk_views()}</Button>
      </Menu>
      {isNaming ? <SaveView list={list} search={now} onClose={() => setNaming(false)} /> : null}
    </>
  )
}

type SaveViewProps = { list: SavedList; search: string; onClose: () => void }

function SaveView({ list, search, onClose }: SaveViewProps) {
  const act = useAct({
    mutation: saveViewMutation(useQueryClient()),
    doneText: ({ intent }) => m.desk_views_saved({ name: intent.name }),
    onDone: onClose,
  })
  const form = useActForm({
    start: { name: '' },
    check: ({ name }) => ({ name: textProblem(name, { min: 1, max: longest }) }),
    fields: { name: { label: m.desk_views_name() } },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_views_save()}
      confirmLabel={m.desk_views_keep()}
      onConfirm={() => act.send({ list, search, name: form.values.name.trim() })}
    >
      <TextField {...form.field('name')} autoComplete="off" maxLength={longest} />
      <p>{m.desk_views_text()}</p>
    </ActForm>
  )
}
