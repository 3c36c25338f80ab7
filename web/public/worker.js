/* Shows notices that come while no page of the table is open, and leads to the table. */
self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    // Nobody but the server can have sent it; what cannot be read is still a notice.
  }
  const path = typeof notice.path === 'string' && notice.path.startsWith('/') ? notice.path : '/';
  event.waitUntil(
    self.registration.showNotification(notice.title || 'Sietch', {
      body: notice.body || '',
      icon: '/mark.svg',
      // One for a table: a later one takes its place.
      tag: path,
      data: path,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data || '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
