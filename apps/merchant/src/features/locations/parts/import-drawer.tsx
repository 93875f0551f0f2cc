import { problemText as refusalText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { saveBlob } from '@daftar/client/download'
import { locationTemplate, type ImportProblem, type ImportRow } from '@daftar/rules/locations/import'
import { mostLocations, undoDays } from '@daftar/rules/locations/location'
import { Button } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { Drawer } from '@daftar/ui/drawer'
import { FileDrop } from '@daftar/ui/file-drop'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { rowLabels } from '../../../shared/uploads/file-words.ts'
import { importMutation } from '../mutations.ts'
import type { Locations } from '../queries.ts'
import { readFile, type ReadFile } from '../read-file.ts'
import { problemText } from '../words.ts'
import styles from './locations.module.css'

type ImportDrawerProps = { known: Locations; onClose: () => void }

/**
 * Locations from a CSV: a file to begin from, what is wrong in each row, and all of them or the chosen ones
 * (DEC-LOC-2).
 */
export function ImportDrawer({ known, onClose }: ImportDrawerProps) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const [chosen, choose] = useState<readonly number[]>([])
  const act = useAct({
    mutation: importMutation(useQueryClient()),
    doneText: ({ answer }) => m.locations_done_imported({ count: answer.added }),
    onDone: onClose,
  })
  async function read(picked: File | undefined) {
    if (!picked) return
    const next = await readFile(picked, known)
    setFile(next)
    choose('rows' in next ? linesThatFit(next.rows) : [])
  }
  const rows = file && 'rows' in file ? file.rows : []
  function send() {
    if (!file || !('rows' in file)) return
    act.send({ text: file.text, lines: chosen.length === rows.length ? null : [...chosen] })
  }
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && !act.isPending && onClose()}
      title={m.locations_import_title()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} busy={act.isPending} onClick={send}>
            {m.locations_import_add({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{m.locations_import_text({ most: mostLocations, days: undoDays })}</p>
        <div>
          <Button size="small" icon={<Download />} onClick={() => saveTemplate(known)}>
            {m.locations_import_template()}
          </Button>
        </div>
        <FileDrop
          label={m.locations_import_file()}
          chooseLabel={m.locations_import_choose()}
          dropLabel={m.locations_import_drop()}
          accept=".csv,text/csv"
          rows={[]}
          rowLabels={rowLabels}
          {...(file && 'problem' in file && { error: fileProblems[file.problem]() })}
          onFiles={([picked]) => void read(picked)}
        />
        {file && rows.length > 0 ? <Rows {...{ name: file.name, rows, chosen, choose }} /> : null}
        {act.error ? (
          <Notice tone="negative" live="alert">
            {refusalText(act.error)}
          </Notice>
        ) : null}
      </div>
    </Drawer>
  )
}

type RowsProps = {
  name: string
  rows: readonly ImportRow[]
  chosen: readonly number[]
  choose: (lines: readonly number[]) => void
}

function Rows({ name, rows, chosen, choose }: RowsProps) {
  const right = linesThatFit(rows)
  const wrong = rows.length - right.length
  const toggle = (line: number) =>
    choose(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line])
  return (
    <section className={styles.rows} aria-label={m.locations_import_rows()}>
      <Notice tone={wrong > 0 ? 'warning' : 'positive'} live="status" title={<bdi>{name}</bdi>}>
        {m.locations_import_right({ count: right.length })}{' '}
        {wrong > 0 ? m.locations_import_wrong({ count: wrong }) : null}
      </Notice>
      {right.length > 1 ? (
        <Checkbox
          label={m.locations_import_all()}
          checked={chosen.length === right.length}
          indeterminate={chosen.length > 0 && chosen.length < right.length}
          onValueChange={(isOn) => choose(isOn ? right : [])}
        />
      ) : null}
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={row.line} className={styles.line}>
            <Checkbox
              label={
                <span className={styles.rowName}>
                  <Ltr>{row.line}</Ltr> <bdi>{nameOfRow(row)}</bdi>
                </span>
              }
              checked={chosen.includes(row.line)}
              disabled={!right.includes(row.line)}
              onValueChange={() => toggle(row.line)}
            />
            <RowProblems row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RowProblems({ row: { problems } }: { row: ImportRow }) {
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <ul className={styles.problems}>
      {found.map(([field, code]) => (
        <li key={field}>{problemText(field, code)}</li>
      ))}
    </ul>
  )
}

function linesThatFit(rows: readonly ImportRow[]): number[] {
  return rows.filter(({ problems }) => Object.keys(problems).length === 0).map(({ line }) => line)
}

function nameOfRow({ facts: { name, nameAr } }: ImportRow): string {
  return nameText({ name: name || nameAr, name_ar: nameAr || name }) || m.common_dash()
}

function saveTemplate({ stores }: Locations): void {
  const blob = new Blob(['\uFEFF', locationTemplate(stores)], { type: 'text/csv;charset=utf-8' })
  saveBlob(blob, 'locations.csv')
}

const fileProblems: Record<ImportProblem, () => string> = {
  empty: m.locations_file_empty,
  no_columns: m.locations_file_columns,
  too_long: m.locations_file_long,
}
