import { StyleSheet } from '@react-pdf/renderer'
import { arabicFont, latinFont } from './fonts.ts'

/** The colours of the product's tokens, on paper. */
export const colours = {
  ink: '#17211e',
  muted: '#56625d',
  line: '#cfc9ba',
  faint: '#f6f4ee',
  accent: '#0e5a4f',
} as const

/** Sizes and distances on paper, in points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 76,
    paddingBottom: 62,
    paddingHorizontal: 44,
    fontFamily: latinFont,
    fontSize: 9,
    color: colours.ink,
  },
  english: { fontFamily: [latinFont, arabicFont], textAlign: 'left', fontSize: 9, lineHeight: 1.5 },
  arabic: {
    fontFamily: [latinFont, arabicFont],
    direction: 'rtl',
    textAlign: 'right',
    fontSize: 9,
    lineHeight: 1.5,
  },

  header: { position: 'absolute', top: 30, left: 44, right: 44, flexDirection: 'row', alignItems: 'center' },
  headerRule: {
    position: 'absolute',
    top: 56,
    left: 44,
    right: 44,
    height: 1.5,
    backgroundColor: colours.accent,
  },
  brand: { flex: 1, fontSize: 13, fontWeight: 600, color: colours.accent, lineHeight: 1.3 },
  number: { fontSize: 8, color: colours.muted, textAlign: 'center' },
  footer: {
    position: 'absolute',
    bottom: 26,
    left: 44,
    right: 44,
    flexDirection: 'row',
    borderTopWidth: 0.5,
    borderTopColor: colours.line,
    paddingTop: 6,
    fontSize: 7.5,
    color: colours.muted,
  },

  // No line height here: the renderer computes text that knows its page twice, and would multiply it.
  pageEnglish: { flex: 1, fontFamily: latinFont, textAlign: 'left' },
  pageArabic: { flex: 1, fontFamily: [latinFont, arabicFont], direction: 'rtl', textAlign: 'right' },

  pair: { flexDirection: 'row', gap: 24 },
  half: { flex: 1 },
  title: { fontSize: 17, fontWeight: 600, lineHeight: 1.35 },
  preamble: { marginTop: 8, marginBottom: 4 },
  heading: {
    marginTop: 15,
    marginBottom: 6,
    paddingBottom: 3,
    borderBottomWidth: 0.75,
    borderBottomColor: colours.accent,
  },
  headingText: { fontSize: 10.5, fontWeight: 600, color: colours.accent },
  clause: { marginBottom: 5 },

  table: { borderWidth: 0.5, borderColor: colours.line, borderRadius: 3 },
  row: { flexDirection: 'row', alignItems: 'center', borderTopWidth: 0.5, borderTopColor: colours.line },
  firstRow: { borderTopWidth: 0 },
  strongRow: { backgroundColor: colours.faint, fontWeight: 600 },
  label: { width: '31%', paddingVertical: 3.5, paddingHorizontal: 8, color: colours.muted },
  value: { flex: 1, paddingVertical: 3.5, paddingHorizontal: 6, textAlign: 'center' },
  cell: { flex: 1, paddingVertical: 3, paddingHorizontal: 6, textAlign: 'center' },
  centred: { textAlign: 'center' },
  end: { textAlign: 'right' },
  long: { fontSize: 6.5 },
  note: { fontSize: 8, color: colours.muted },
  /** Read by machines alone. */
  unseen: { fontSize: 4, color: '#ffffff' },

  signatures: { flexDirection: 'row', gap: 24, marginTop: 4 },
  signature: {
    flex: 1,
    borderWidth: 0.5,
    borderColor: colours.line,
    borderRadius: 3,
    padding: 10,
    minHeight: 104,
  },
  signatureRole: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 6 },
  signatureName: { fontSize: 11, fontWeight: 600, textAlign: 'center', marginTop: 10 },
  signatureLine: { borderTopWidth: 0.75, borderTopColor: colours.ink, marginTop: 6, paddingTop: 4 },
})
