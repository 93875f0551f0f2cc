import { Button } from '@daftar/ui/button'
import { Menu } from '@daftar/ui/menu'
import { Typed } from '@daftar/ui/ltr'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { currentLanguage, m, type Language } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { macrosQuery, type DeskMessage, type DeskTicket, type Macro } from '../queries.ts'
import styles from './support.module.css'

const MacrosDialog = lazy(() =>
  import('./macros-dialog.tsx').then((module) => ({ default: module.MacrosDialog })),
)

type MacroPickerProps = {
  ticket: DeskTicket
  messages: readonly DeskMessage[]
  onInsert: (body: string) => void
}

/** Answers kept for use, put into the answer in the language the merchant writes, or in the other one. */
export function MacroPicker({ ticket, messages, onInsert }: MacroPickerProps) {
  const { data: macros = [] } = useQuery(macrosQuery)
  const [chosen, setChosen] = useState<Language | null>(null)
  const [isManaging, setIsManaging] = useState(false)
  const language = chosen ?? writtenIn(ticket, messages)
  return (
    <div className={styles.row}>
      <SegmentedChoice
        label={m.desk_support_macro_language()}
        labelHidden
        value={language}
        options={[
          { value: 'en', label: m.desk_support_english() },
          { value: 'ar', label: m.desk_support_arabic() },
        ]}
        onValueChange={setChosen}
      />
      <Menu
        label={m.desk_support_macros()}
        entries={[
          ...macros.map((macro) => ({
            id: macro.id,
            label: <Typed>{titleOf(macro)}</Typed>,
            onPress: () => onInsert(language === 'ar' ? macro.body_ar : macro.body),
          })),
          { id: 'manage', label: m.desk_support_macros_manage(), onPress: () => setIsManaging(true) },
        ]}
      >
        <Button icon={<BookmarkPlus />}>{m.desk_support_macro_insert()}</Button>
      </Menu>
      {isManaging ? (
        <Suspense>
          <MacrosDialog onClose={() => setIsManaging(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

export function titleOf({ title, title_ar }: Macro): string {
  return currentLanguage() === 'ar' ? title_ar : title
}

/** The language of what the merchant wrote last. */
function writtenIn({ description }: DeskTicket, messages: readonly DeskMessage[]): Language {
  const said = messages.findLast(({ by, body }) => by === 'merchant' && body !== '')?.body ?? description
  return /\p{Script=Arabic}/u.test(said) ? 'ar' : 'en'
}
