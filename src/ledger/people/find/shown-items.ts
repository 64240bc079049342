/** Condition on `open_items`: a search shows the row's person. A create in doubt, or a contact, shows the others. */
export const IS_SHOWN_ITEM = `state = 'open' AND status <> 'in_doubt' AND operation IS NOT 'delete'
  AND (status <> 'warning' OR NOT EXISTS (SELECT 1 FROM entries e WHERE e.feed = open_items.feed AND e.key = substr(open_items.subject, 5)))`;
