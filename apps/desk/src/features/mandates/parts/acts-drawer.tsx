import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { merchantNameText } from '@daftar/words/names'
import { useState, type ReactNode } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import type { ActWords } from '../words.ts'

type ActsDrawerProps<Name extends string> = {
  of: Parameters<typeof merchantNameText>[0] & { merchant_id: string }
  facts: readonly Fact[]
  acts: readonly Name[]
  words: Readonly<Record<Name, ActWords>>
  /** Those of them that go on with it; the others end it. */
  onward: readonly Name[]
  /** What is asked before an act. */
  renderDialog: (act: Name, close: () => void) => ReactNode
  onClose: () => void
}

/** A mandate or a debit beside its list, and what may be told about it. */
export function ActsDrawer<Name extends string>(props: ActsDrawerProps<Name>) {
  const { of, facts, acts, words, onward, renderDialog, onClose } = props
  const [asked, setAsked] = useState<Name | null>(null)
  return (
    <>
      <DetailDrawer
        title={merchantNameText(of)}
        merchantId={of.merchant_id}
        onClose={onClose}
        actions={
          acts.length === 0
            ? null
            : acts.map((act) => (
                <Button
                  key={act}
                  variant={onward.includes(act) ? 'primary' : undefined}
                  onClick={() => setAsked(act)}
                >
                  {words[act].verb()}
                </Button>
              ))
        }
      >
        <DescriptionList facts={facts} />
      </DetailDrawer>
      {asked && renderDialog(asked, () => setAsked(null))}
    </>
  )
}
