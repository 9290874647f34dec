// Loaded into every service with `--import`: a service whose parent was killed ends as if it had been asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the process alive.
process.channel?.unref()
