/** Derives a view from a snapshot once: the same snapshot gives the same view object, so that a screen can compare by identity. */
export const perSnapshot = <Snapshot extends object, View>(
  derive: (snapshot: Snapshot) => View,
): ((snapshot: Snapshot) => View) => {
  const views = new WeakMap<Snapshot, View>();
  return (snapshot) => {
    const known = views.get(snapshot);
    if (known !== undefined) return known;
    const view = derive(snapshot);
    views.set(snapshot, view);
    return view;
  };
};
