-- Sends the requests of a file, one a line: the path, and the etag that the client holds, after a tab.
local requests = {}
local sent = 0

function init(args)
  for line in io.lines(args[1]) do
    local path, etag = line:match('^([^\t]*)\t?(.*)$')
    local headers = { Host = 'localhost', ['Accept-Encoding'] = args[2] }
    if etag ~= '' then headers['If-None-Match'] = etag end
    requests[#requests + 1] = wrk.format('GET', path, headers)
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end

-- wrk reckons times in microseconds; an answer with a status above 399 is an error to it.
function done(summary, latency)
  io.write(string.format('\n{"requests": %d, "seconds": %f, "p99": %f, "failed": %d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(99) / 1e3,
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
end
